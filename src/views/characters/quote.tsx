import './quote.css'

/** A flavour text in the quotation marks of its language, unless it has its own. */
export const Quote = ({ text }: { text: string }) =>
  /^[«»“”„"‘]/.test(text) ? text : <q className="quote">{text}</q>
