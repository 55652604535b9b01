import { getDocumentProxy } from 'unpdf'

interface StructureNode {
  role?: string
  type?: string
  id?: string
  alt?: string
  lang?: string
  children?: StructureNode[]
}

/** The structure of a PDF with its texts as pdf.js reads it: a line for each element with a text, indented by depth. */
export async function readOutline(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes.slice())
  const lines: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const texts = await textsById(page)
    const visit = (node: StructureNode) => {
      const own = (node.children ?? []).flatMap(child => (child.id ? [texts.get(child.id) ?? ''] : []))
      const text = [node.alt, own.join('').replace(/\s+/g, ' ').trim()].filter(Boolean).join(': ')
      if (node.role && (text || node.role === 'Table'))
        lines.push(`${node.role}${node.lang ? ` (${node.lang})` : ''} ${text}`.trim())
      for (const child of node.children ?? []) if (child.role) visit(child)
    }
    const tree: StructureNode | null = await page.getStructTree()
    if (tree) visit(tree)
  }
  return lines
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function textsById(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast(each => each !== '')
      if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  }
  return texts
}
