import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Uses the page's colour variables, so that the editor follows the colour scheme. */
const view = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '15px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '22px' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--ink-3)',
    backgroundColor: 'var(--surface)',
    borderRight: '1px solid var(--line)'
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 45%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--ink)', backgroundColor: 'var(--hover)' },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--secondary-tint)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--secondary)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--primary-tint)',
    outline: '1px solid var(--link)'
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--error-tint)' },
  '.cm-foldPlaceholder': {
    color: 'var(--ink-2)',
    backgroundColor: 'var(--sunken)',
    border: '1px solid var(--line-strong)',
    padding: '0 6px'
  }
})

const popovers = EditorView.theme({
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--depth)',
    font: 'var(--font-help)'
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--code)', maxHeight: '264px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 12px', lineHeight: '22px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--ink)',
    backgroundColor: 'var(--primary-tint)'
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: 'var(--ink-2)', font: 'var(--font-help)', marginLeft: '12px' },
  '.cm-tooltip-lint': { maxWidth: 'min(420px, 90vw)' },
  '.cm-diagnostic': { padding: '6px 12px', marginLeft: '0' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--error)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--secondary)' },
  '.cm-diagnostic-info': { borderLeft: '4px solid var(--link)' }
})

const panels = EditorView.theme({
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--sunken)', font: 'var(--font-help)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 36px 8px 8px' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    fontSize: '15px',
    whiteSpace: 'nowrap'
  },
  '.cm-textfield': {
    font: 'var(--font-help)',
    minHeight: '36px',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-item)',
    padding: '0 8px'
  },
  '.cm-button': {
    font: 'var(--font-help)',
    minHeight: '36px',
    color: 'var(--ink)',
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-item)',
    padding: '0 12px',
    '&:active': { backgroundImage: 'none', backgroundColor: 'var(--hover)' }
  },
  '.cm-panel.cm-search [name=close]': {
    color: 'var(--ink)',
    width: '32px',
    height: '32px',
    fontSize: '20px'
  },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, .cm-panel [name=close]:focus-visible': {
    outline: '3px solid var(--focus)'
  }
})

const highlightStyle = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--link)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--reminder-text)' },
  { tag: [tags.brace, tags.squareBracket, tags.separator], color: 'var(--ink-3)' }
])

export const codeTheme = [view, popovers, panels, syntaxHighlighting(highlightStyle)]
