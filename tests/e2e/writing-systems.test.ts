import { expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { readPdf, withoutWhitespace } from '../print/read-pdf.ts'
import { openPage } from './browser.ts'
import { download, exportPath, untilShown } from './export-page.ts'
import { onNetwork, startNetwork } from './network.ts'
import { hasStored } from './stored-builder.ts'
import { withScript } from './stored-script.ts'

const texts = {
  钟楼守望者: '每个夜晚*，你要选择一名玩家：如果他在当晚死亡，钟声会响起。',
  ผู้เฝ้าหอระฆัง: 'ทุกคืน เลือกผู้เล่นหนึ่งคน คุณจะรู้ว่าเขาได้ยินเสียงระฆังหรือไม่',
  'שומר הפעמון': 'בכל לילה, בחר שחקן: הפעמון מצלצל.',
  'Ember 🔥': 'Each night*, choose a player ★: they burn.'
}

const script = aScript({
  title: '钟楼之夜',
  characters: Object.entries(texts).map(([name, ability], index) =>
    custom(`own${index}`, { name, ability, reminders: [name] })
  )
})

const noticeOfLetters = /prints? as (?:a box|boxes)/i

async function expectLetters(content: Buffer) {
  const printed = withoutWhitespace((await readPdf(new Uint8Array(content))).text)
  // The text layer of what is read from right to left has its words in the order of the line.
  for (const name of Object.keys(texts).filter(each => each !== 'שומר הפעמון'))
    expect(printed).toContain(withoutWhitespace(name))
  expect(printed).toContain('הפעמון')
  expect(printed).toContain(withoutWhitespace(texts.钟楼守望者))
}

test('letters of other writing systems are shown and printed, also without a network once they were', async () => {
  const network = await startNetwork()
  const page = await openPage(
    exportPath,
    onNetwork(network, withScript(script)),
    /ERR_|Failed to (?:fetch|load)/
  )
  const fonts: string[] = []
  page.on('request', request => {
    if (request.url().includes('/print-fonts/')) fonts.push(request.url())
  })
  await untilShown(page)
  expect(await page.locator('.export-preflight').textContent()).not.toMatch(noticeOfLetters)
  expect(fonts.filter(address => address.endsWith('.woff')).length).toBeGreaterThan(4)
  // A few of the thousand slices.
  expect(fonts.length).toBeLessThan(80)
  await expectLetters((await download(page, 'Download PDF')).content)

  await hasStored(page, 'builder')
  await page.reload()
  await untilShown(page)
  network.isRefused = () => true
  await page.context().setOffline(true)
  await page.reload()
  await untilShown(page)
  await expectLetters((await download(page, 'Download PDF')).content)
})

test('letters that no font has are named', async () => {
  const page = await openPage(
    exportPath,
    withScript(aScript({ title: 'Ur', characters: ['imp', custom('tablet', { name: 'Tablet 𒀀' })] }))
  )
  await untilShown(page)
  await page.locator('.export-preflight').filter({ hasText: '𒀀' }).waitFor()
})
