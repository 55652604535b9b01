import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { saveRefusalText } from '#i18n/refusals/save-refusal-text.ts'
import { titleText } from '#i18n/title-text.ts'
import type { Notice } from '#stores/notice.ts'

type Former = Extract<Notice, { kind: 'started' }>['former']

/** The text of a notice in the page's language. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'removed':
      return m.notice_removed({ name: notice.name })
    case 'removedSeveral':
      return m.selection_removed({ count: notice.count })
    case 'swapped':
      return m.selection_swapped({ name: notice.name, other: notice.other })
    case 'copiedTo':
      return copiedText(notice)
    case 'savedCharacters':
      return m.selection_saved({ count: notice.count })
    case 'added':
      return m.notice_added({ name: notice.name })
    case 'alreadyAdded':
      return m.notice_present({ name: notice.name })
    case 'filled':
      return notice.removed > 0 ? m.fill_replaced(notice) : m.fill_done({ count: notice.added })
    case 'imported':
      return importedText(notice.title, notice.former)
    case 'started':
      return startedText(notice.former)
    case 'opened':
    case 'renamed':
    case 'duplicated':
    case 'deleted':
    case 'restoredFromBin':
    case 'deletedForever':
    case 'savedNew':
    case 'overwritten':
      return copyTexts[notice.kind]({ title: titleText(notice.title) })
    case 'visibilityChanged':
      return shownTexts[notice.to]({ title: titleText(notice.title) })
    case 'visibilityChangedElsewhere':
      return m.saving_elsewhere({ what: shownTexts[notice.to]({ title: titleText(notice.title) }) })
    case 'changed':
    case 'officialRestored':
    case 'itemRemoved':
    case 'draftKept':
    case 'copiedFrom':
      return editorTexts[notice.kind]({ name: notice.name })
    case 'libraryImported':
      return notice.count > 0 ? m.notice_joined({ count: notice.count }) : m.notice_joined_none()
    case 'imagesNotImported':
      return m.device_image_not_imported({ count: notice.count })
    case 'imagesNotUploaded':
      return m.device_image_not_uploaded({ count: notice.count })
    case 'notStored':
      return m.homebrew_save_failed({ name: notice.name })
    case 'notSaved':
      return saveRefusalText(notice.refusal)
    case 'visibilityNotChanged':
      return scriptRefusalText(notice.refusal)
    default:
      return plainTexts[notice.kind]()
  }
}

const copyTexts = {
  opened: m.notice_opened,
  renamed: m.notice_renamed,
  duplicated: m.notice_duplicated,
  deleted: m.notice_deleted,
  restoredFromBin: m.notice_returned,
  deletedForever: m.notice_gone,
  savedNew: m.saving_done_new,
  overwritten: m.saving_done_overwrite
}

const shownTexts = {
  private: m.notice_now_private,
  unlisted: m.notice_now_unlisted,
  public: m.notice_now_public
}

const editorTexts = {
  changed: m.editor_applied,
  officialRestored: m.editor_official_again,
  itemRemoved: m.editor_removed,
  draftKept: m.editor_draft_stored,
  copiedFrom: m.editor_copied
}

const plainTexts = {
  publicMissing: m.public_missing,
  publicUnreadable: m.public_load_failed,
  notLoaded: m.failures_not_loaded,
  failed: m.failures_unexpected,
  sorted: m.notice_sorted,
  copied: m.notice_copied,
  customNightOrder: m.night_now_custom,
  officialNightOrder: m.night_now_official,
  nightOrderSorted: m.night_now_sorted,
  ruleRemoved: m.metadata_rule_removed,
  orderFixed: m.advice_done_order,
  setupMarked: m.advice_done_setup,
  imagesFixed: m.advice_done_images,
  draftDiscarded: m.editor_draft_discarded,
  jsonApplied: m.json_applied,
  upToDate: m.palette_up_to_date,
  jinxAdded: m.jinxes_added,
  jinxChanged: m.jinxes_changed,
  jinxRemoved: m.jinxes_removed,
  jinxOfficial: m.jinxes_official_restored,
  versionRestored: m.notice_restored,
  savedOffline: m.saving_done_later,
  savedPrivate: m.saving_done_private,
  keptMine: m.saving_done_mine,
  tookTheirs: m.saving_done_theirs
}

function copiedText({ title, count, present }: Extract<Notice, { kind: 'copiedTo' }>): string {
  if (count === 0) return m.selection_copied_none({ title: titleText(title) })
  const copied = m.selection_copied({ count, title: titleText(title) })
  return present.length === 0 ? copied : `${copied}. ${m.selection_present({ names: present.join(', ') })}`
}

function importedText(title: string, former: Former): string {
  if (former.state === 'blank') return m.notice_imported({ title })
  const titles = { title, former: titleText(former.title) }
  return former.state === 'kept' ? m.notice_imported_kept(titles) : m.notice_imported_lost(titles)
}

function startedText(former: Former): string {
  if (former.state === 'blank') return m.notice_started()
  const title = { former: titleText(former.title) }
  return former.state === 'kept' ? m.notice_started_kept(title) : m.notice_started_lost(title)
}
