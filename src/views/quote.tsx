import './quote.css'

/** What a character says, in the quotation marks of its language unless the text brings its own. */
export const Quote = ({ text }: { text: string }) =>
  /^[«»“”„"‘]/.test(text) ? text : <q className="quote">{text}</q>
