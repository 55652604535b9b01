import './oxford-rule.css'

/** The Oxford rule under a page's title: a thick and a thin line, 3 and 1 px, 2 px apart. Decorative. */
export const OxfordRule = () => <div className="oxford-rule" aria-hidden="true" />
