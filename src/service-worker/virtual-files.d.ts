declare module 'virtual:offline-files' {
  import type { OfflineFiles } from '#service-worker/offline-files.ts'

  /** The files of this build. */
  export const offlineFiles: OfflineFiles
}
