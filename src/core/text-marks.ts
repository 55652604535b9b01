/** Letters that can begin an element of a formatted text: marks of reminders and Markdown, and line breaks. */
const marks = /[*_:>#[+\-\n\r]/g

/** The number of marks in a text. An element costs about as much to render as ten letters. */
export const countMarks = (text: string): number => text.match(marks)?.length ?? 0
