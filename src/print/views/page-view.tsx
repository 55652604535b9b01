import type { HalfPage } from '../character-sheet/character-sheet-plan.ts'
import type { FooterTexts, HeaderPlan } from '../page/header-plan.ts'
import type { PageImage } from '../page/page-image.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { contentWidth, footerHeight, halfPaper, margins, type Size } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { Tag } from '../page/tag.ts'
import { colours } from '../typeset/colours.ts'
import { measureText } from '../typeset/faces.ts'
import type { Palette } from '../typeset/palette.ts'
import { CharacterSheetView } from './character-sheet-view.tsx'
import { CharacterIcon } from './icons.tsx'
import { ImageView } from './image-view.tsx'
import { NightView } from './night-view.tsx'
import type { PageContent } from './page-content.ts'
import { PlacedView } from './placed-view.tsx'
import { Box, Stack, TextLine } from './primitives.tsx'
import { TokenPageView } from './token-page-view.tsx'

/** A whole page for Satori: header, content, footer. */
export const PageView = ({
  page,
  footer,
  isFirst,
  context
}: {
  page: PagePlan<PageContent>
  /** Whether it is the first page of its part. The headers of the others aren't read again. */
  isFirst: boolean
  footer: FooterTexts | undefined
  context: PlanContext
}) => (
  <Box style={{ position: 'relative', ...context.paper, backgroundColor: '#FFFFFF' }}>
    {page.background && <Background image={page.background} paper={context.paper} />}
    {page.header && (
      <Header plan={page.header} isRead={isFirst} width={contentWidth(context)} palette={context.palette} />
    )}
    {page.content.kind === 'halves' && (
      <Halves halves={page.content.halves} isFirst={isFirst} context={context} />
    )}
    {page.content.kind === 'placed' && <PlacedView items={page.content.items} palette={context.palette} />}
    {page.content.kind === 'tokens' && <TokenPageView plan={page.content} paper={context.paper} />}
    <Box style={{ position: 'absolute', left: margins.side, top: page.header?.bottom ?? margins.top }}>
      <Content content={page.content} width={contentWidth(context)} palette={context.palette} />
    </Box>
    {footer && <FooterView footer={footer} context={context} />}
  </Box>
)

interface HalvesProps {
  halves: readonly HalfPage[]
  isFirst: boolean
  context: PlanContext
}

/** Two half pages, with a line between them to cut along. */
const Halves = ({ halves, isFirst, context }: HalvesProps) => {
  const paper = halfPaper(context.paper)
  return (
    <>
      <Stack items={halves} style={{ position: 'absolute', left: 0, top: 0, flexDirection: 'column' }}>
        {({ plan, footer }, index) => (
          <PageView
            page={plan}
            footer={footer}
            isFirst={isFirst && index === 0}
            context={{ ...context, paper }}
          />
        )}
      </Stack>
      <Rule
        top={paper.height - 0.2}
        width={contentWidth(context)}
        thickness={0.4}
        colour={colours.hairline}
      />
    </>
  )
}

/** The script's background image under a translucent white layer, so that text on it is easy to read. */
const Background = ({ image, paper }: { image: PageImage; paper: Size }) => (
  <>
    <Box style={{ position: 'absolute', left: 0, top: 0 }}>
      <ImageView image={image} {...paper} fit="cover" />
    </Box>
    <Box style={{ position: 'absolute', left: 0, top: 0, ...paper, backgroundColor: veil }} />
  </>
)

const veil = 'rgba(255,255,255,0.8)'

interface ContentProps {
  content: PageContent
  width: number
  palette: Palette
}

const Content = ({ content, width, palette }: ContentProps) => {
  if (content.kind === 'sheet')
    return <CharacterSheetView bands={content.bands} width={width} palette={palette} />
  return content.kind === 'night' && <NightView {...content} width={width} palette={palette} />
}

interface HeaderProps {
  plan: HeaderPlan
  isRead: boolean
  width: number
  palette: Palette
}

const Header = ({ plan: { texts, logo, qrCode, ruleTop }, isRead, width, palette }: HeaderProps) => (
  <>
    {logo && (
      <Box style={{ position: 'absolute', left: logo.left, top: logo.top }}>
        <ImageView {...logo} label={isRead ? logo.label : undefined} />
      </Box>
    )}
    <Stack items={texts} style={{ position: 'absolute', left: 0, top: 0 }}>
      {({ left, top, tag = 'p', ...text }) => (
        <TextLine {...text} tag={isRead ? tag : 'artifact'} style={{ position: 'absolute', left, top }} />
      )}
    </Stack>
    {qrCode && (
      <Box
        annotation={{ link: qrCode.url }}
        style={{ position: 'absolute', left: qrCode.left, top: qrCode.top }}
      >
        <CharacterIcon icon={{ graphic: qrCode.graphic, colour: '#000000' }} size={qrCode.size} />
      </Box>
    )}
    <Rule top={ruleTop} width={width} thickness={palette.thickRuleWidth} colour={palette.ruleColour} />
    <Rule
      top={ruleTop + 1.9 + palette.thickRuleWidth}
      width={width}
      thickness={palette.thinRuleWidth}
      colour={palette.ruleColour}
    />
  </>
)

interface RuleProps {
  top: number
  width: number
  thickness: number
  colour: string
}

const Rule = ({ top, width, thickness, colour }: RuleProps) => (
  <Box
    style={{
      position: 'absolute',
      left: margins.side,
      top,
      width,
      height: thickness,
      backgroundColor: colour
    }}
  />
)

const footerType = { size: 7.5, lead: 10, face: 'text' } as const

const FooterView = ({ footer, context }: { footer: FooterTexts; context: PlanContext }) => {
  const { paper, faces } = context
  const width = contentWidth(context)
  const bottom = paper.height - margins.footerBottom
  const top = bottom - footerType.lead
  const widthOf = (text: string) => measureText(faces.text, text, footerType.size)
  const middleLeft = (paper.width - widthOf(footer.middle)) / 2
  const maxWidth = (footer.middle ? middleLeft : paper.width / 2) - margins.side - 12
  const left = shorten(footer.left, maxWidth, widthOf)
  const renderText = (at: number, text: string, tag: Tag, colour: string = colours.softInk) =>
    text && (
      <TextLine
        {...footerType}
        text={text}
        tag={tag}
        colour={colour}
        width={widthOf(text)}
        style={{ position: 'absolute', left: at, top }}
      />
    )
  return (
    <>
      <Box
        style={{
          position: 'absolute',
          left: margins.side,
          top: bottom - footerHeight + 9.5,
          width,
          height: 0.6,
          backgroundColor: colours.line
        }}
      />
      {renderText(margins.side, left, 'artifact')}
      {renderText(middleLeft, footer.middle, 'note', colours.ink)}
      {renderText(paper.width - margins.side - widthOf(footer.right), footer.right, 'artifact')}
    </>
  )
}

/** Cuts a text to a width in points and marks the cut with an ellipsis. The page header has the whole title. */
function shorten(text: string, maxWidth: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= maxWidth) return text
  const letters = [...text]
  let [fitting, tooMany] = [0, letters.length]
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= maxWidth) fitting = middle
    else tooMany = middle
  }
  return `${letters.slice(0, fitting).join('').trimEnd()}…`
}
