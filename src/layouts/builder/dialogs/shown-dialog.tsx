import { importModule } from '#stores/loading/import-module.ts'
import { hideDialog, type ShownDialog } from '#stores/navigation/shown-dialog.ts'
import { type LazyComponent, lazyComponent } from '../use-lazy-component.ts'
import { LazyDialog } from './lazy-dialog.tsx'

type Kind = ShownDialog['kind']

/** What every dialog of this kind gets. */
type DialogProps<K extends Kind> = Omit<Extract<ShownDialog, { kind: K }>, 'kind'> & { onClose: () => void }

/** The dialogs without a URL, each loaded when it is first shown. */
const dialogs: { readonly [K in Kind]: LazyComponent<DialogProps<K>> } = {
  suggest: lazyComponent(
    async () => (await importModule(() => import('#features/filling/suggest-dialog.tsx'))).SuggestDialog
  ),
  fill: lazyComponent(
    async () => (await importModule(() => import('#features/filling/fill-dialog.tsx'))).FillDialog
  ),
  palette: lazyComponent(
    async () => (await importModule(() => import('#features/palette/palette-dialog.tsx'))).PaletteDialog
  ),
  shortcuts: lazyComponent(
    async () =>
      (await importModule(() => import('#features/palette/shortcuts/shortcuts-dialog.tsx'))).ShortcutsDialog
  ),
  swap: lazyComponent(
    async () => (await importModule(() => import('#features/script/dialogs/swap-dialog.tsx'))).SwapDialog
  ),
  copyTo: lazyComponent(
    async () => (await importModule(() => import('#features/script/dialogs/copy-to-dialog.tsx'))).CopyToDialog
  )
}

// At once, since this module loads when the page is at rest: the palette then opens with its key. A failure is told when it opens.
void dialogs.palette.load().catch(() => undefined)

/** The dialog that is shown. Loads it. */
export function ShownDialogView({ dialog: { kind, ...props } }: { dialog: ShownDialog }) {
  // The table pairs each kind with a component that takes its properties.
  const lazy = dialogs[kind] as LazyComponent<object> | undefined
  return <LazyDialog lazy={lazy} props={{ ...props, onClose: hideDialog }} onClose={hideDialog} />
}
