/** Joins the class names that apply: `classNames('button', busy && 'busy')`. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
