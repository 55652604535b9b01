/** How chats and forums write bold type, and what else they read as markup. */
export const chatFormats = ['discord', 'whatsapp', 'reddit', 'bbcode', 'plain'] as const
export type ChatFormat = (typeof chatFormats)[number]

export interface ChatSyntax {
  bold: (escaped: string) => string
  /** Makes a text of a script on one line, without any markup. */
  escape: (text: string) => string
  /** Before each item of a list. */
  bullet: string
  /** Between two lines: Markdown joins lines without an empty one between them. */
  lineBreak: string
  /** Maximum characters of a message. */
  limit: number
}

const zeroWidthSpace = '\u200b'
const oneLine = (text: string) => text.toWellFormed().replace(/\s+/g, ' ').trim()

/** Marks that WhatsApp reads, and letters that look the same: it has no way to escape them. */
const lookalikes: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' }

export const chatSyntax: Record<ChatFormat, ChatSyntax> = {
  discord: {
    bold: text => `**${text}**`,
    escape: text =>
      oneLine(text)
        .replace(/[\\*_~`|<]/g, '\\$&')
        .replaceAll('](', ']\\(')
        // Names of emoji.
        .replace(/:(?=\w+:)/g, '\\:')
        // Mentions such as `@everyone`.
        .replaceAll('@', `@${zeroWidthSpace}`),
    bullet: '• ',
    lineBreak: '\n',
    limit: 2000
  },
  whatsapp: {
    bold: text => `*${text}*`,
    escape: text => oneLine(text).replace(/[*_~`]/g, mark => lookalikes[mark] ?? mark),
    bullet: '• ',
    lineBreak: '\n',
    limit: 65_536
  },
  reddit: {
    bold: text => `**${text}**`,
    escape: text =>
      oneLine(text)
        .replace(/[\\*_~`|<>^&#]/g, '\\$&')
        .replaceAll('](', ']\\(')
        // Names of users and communities.
        .replace(/\b([ur])\//gi, '$1\\/'),
    bullet: '* ',
    lineBreak: '\n\n',
    limit: 10_000
  },
  bbcode: {
    bold: text => `[b]${text}[/b]`,
    // A tag has no space after its bracket; BBCode has no escapes.
    escape: text => oneLine(text).replaceAll('[', `[${zeroWidthSpace}`),
    bullet: '• ',
    lineBreak: '\n',
    limit: Number.POSITIVE_INFINITY
  },
  plain: {
    bold: text => text,
    escape: oneLine,
    bullet: '• ',
    lineBreak: '\n',
    limit: Number.POSITIVE_INFINITY
  }
}
