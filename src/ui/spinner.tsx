import './spinner.css'

/** A turning arc of 1.1em. It says nothing: name the work beside it. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
