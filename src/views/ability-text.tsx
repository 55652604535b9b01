/** An ability with what it changes in the setup, which stands in brackets, in bold. */
export const AbilityText = ({ ability }: { ability: string }) =>
  ability.split(/(\[[^\]]*\])/).map((part, index) =>
    part.startsWith('[') && part.endsWith(']') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be told apart by
      <b key={index}>{part}</b>
    ) : (
      part
    )
  )
