/** An ability text with its setup instructions, which are in brackets, in bold. */
export const AbilityText = ({ ability }: { ability: string }) =>
  ability.split(/(\[[^\]]*\])/).map((part, index) =>
    part.startsWith('[') && part.endsWith(']') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
      <b key={index}>{part}</b>
    ) : (
      part
    )
  )
