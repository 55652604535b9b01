/**
 * The text of a request's body; undefined when it has more than `limit` bytes. What is over is read and dropped:
 * an answer before the end of a body breaks the connection for the next request in `wrangler dev`.
 */
export async function bodyText(request: Request, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length <= limit) text += decoder.decode(part, { stream: true })
  }
  return length <= limit ? text + decoder.decode() : undefined
}
