import type { DisplayNode } from '#drawing/display-list.ts'

/**
 * Decodes the pictures of display lists.
 *
 * @param pictures addresses by key
 * @throws Error if a picture is missing or can't be decoded
 */
export async function loadPictures(
  lists: readonly (readonly DisplayNode[])[],
  pictures: ReadonlyMap<string, string>
): Promise<ReadonlyMap<string, ImageBitmap>> {
  const keys = [...new Set(lists.flatMap(pictureKeys))]
  return new Map(
    await Promise.all(
      keys.map(async key => {
        const address = pictures.get(key)
        if (address === undefined) throw new Error('A picture of the drawing is missing')
        return [key, await decode(address)] as const
      })
    )
  )
}

const pictureKeys = (nodes: readonly DisplayNode[]): string[] =>
  nodes.flatMap(node => {
    if (node.kind === 'image') return [node.picture]
    return node.kind === 'group' ? pictureKeys([...node.nodes, ...(node.cutOut ?? [])]) : []
  })

/** Through an image element: the policy of the pages allows no requests for blob addresses. */
async function decode(address: string): Promise<ImageBitmap> {
  const image = new Image()
  image.src = address
  await image.decode()
  return createImageBitmap(image)
}
