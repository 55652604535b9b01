import { Check, Download, EllipsisVertical, LayoutGrid, Redo2, Share2, Undo2, Upload } from 'lucide-react'
import { BuilderFrame } from '#layouts/frame/builder-frame.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame, Panel } from '#ui/page/page-frame.tsx'
import { QuickAdd, Sortable } from './lists.tsx'

const actions = (
  <>
    <IconButton label="Undo" keys="Ctrl+Z">
      <Undo2 />
    </IconButton>
    <IconButton label="Redo" disabled>
      <Redo2 />
    </IconButton>
    <Button shrinks icon={<Upload />}>
      Import
    </Button>
    <Button shrinks icon={<Share2 />}>
      Share
    </Button>
    <Button variant="primary" icon={<Download />}>
      Export
    </Button>
  </>
)

const barActions = (
  <>
    <IconButton label="Undo">
      <Undo2 />
    </IconButton>
    <IconButton label="Export">
      <Download />
    </IconButton>
    <IconButton label="More">
      <EllipsisVertical />
    </IconButton>
  </>
)

/** The builder's frame with every slot filled. */
export const Frame = () => (
  <BuilderFrame screen="script">
    <PageFrame
      heading="The Drowned Bell"
      byline="by Mara Oakes"
      start={<SideMenuButton label="Open the menu" />}
      actions={actions}
      barActions={barActions}
      barLine={
        <>
          by Mara Oakes · <Check /> Saved
        </>
      }
      summary={
        <>
          <span>13 Townsfolk</span>
          <span>Saved to your account</span>
        </>
      }
      aside={
        <>
          <Panel title="Suggestions" note="3 suggestions, all optional">
            <p>3 pairs have a jinx (an extra rule), but the Djinn isn’t on the script.</p>
          </Panel>
          <Panel title="Asleep tonight" quiet note="14 characters do not wake.">
            <Button variant="text">Show them</Button>
          </Panel>
        </>
      }
    >
      <QuickAdd />
      <Button icon={<LayoutGrid />}>Browse</Button>
      <Sortable />
    </PageFrame>
  </BuilderFrame>
)
