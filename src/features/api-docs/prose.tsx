/** Text of the OpenAPI document: paragraphs with inline `code`. */
export const Prose = ({ text }: { text: string }) =>
  text.split('\n\n').map(paragraph => (
    <p key={paragraph} lang="en">
      {paragraph.split('`').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change
        index % 2 === 1 ? <code key={index}>{part}</code> : part
      )}
    </p>
  ))
