import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { m } from '#i18n/messages.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { isNetworkOverLimit, periodSeconds } from '../http/rate-limit.ts'
import { embedMessage } from '../public/embed-document.ts'
import { readEmbedOptions } from '../public/embed-options.ts'
import { renderEmbed } from '../public/embed-page.ts'
import { servePublic } from '../public/serve-public.ts'

/** Over the limit, an embed says so itself: a frame shows nothing of a page that forbids framing. */
const limitEmbeds = createMiddleware<Env>(async (c, next) => {
  if (!(await isNetworkOverLimit(c, 'READ_RATE'))) return next()
  const { locale } = readEmbedOptions(c)
  const message = {
    title: m.errors_too_often_title({}, { locale }),
    text: m.errors_too_often_text({}, { locale })
  }
  return embedMessage(c, message, 429, { 'retry-after': `${periodSeconds}` })
})

/** The embeds of public scripts. */
export const embedRoutes = new Hono<Env>().get(workerPaths.embed, limitEmbeds, async c => {
  const options = readEmbedOptions(c)
  const { locale, theme, withAbilities } = options
  const publicId = c.req.param('id')
  const form = `embed-${locale}-${theme}-${withAbilities}`
  const response = await servePublic(
    c,
    { kind: 'script', publicId, slug: undefined, form },
    {
      pathOf: () => c.req.path,
      render: (published, origin) => renderEmbed(published, options, origin),
      isHidden: true
    }
  )
  const message = () => ({
    title: m.embed_gone_title({}, { locale }),
    text: m.embed_gone_text({}, { locale })
  })
  return response ?? embedMessage(c, message(), 404)
})
