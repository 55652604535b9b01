import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AboutArticle } from '#features/about/about-article.tsx'

const publishers = 'the publisher’s own data and English texts'

test('the page names the source of the catalogue texts', () => {
  const own = renderToStaticMarkup(<AboutArticle isImported={false} />)
  expect(own).toContain('written by us, in our own words')
  expect(own).not.toContain(publishers)
  expect(renderToStaticMarkup(<AboutArticle isImported />)).toContain(publishers)
})
