import './rule.css'

/** The Oxford rule under a page's title: 3 px, 2 px of air, 1 px. An ornament. */
export const Rule = () => <div className="rule" aria-hidden="true" />
