import './spinner.css'

/** A spinner of 1.1em. Hidden from screen readers: place a status text beside it. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
