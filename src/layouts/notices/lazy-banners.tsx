import { importModule } from '#stores/loading/import-module.ts'
import { useAsync } from '#ui/use-async.ts'

const loadBanners = async () => (await importModule(() => import('./storage-banners.tsx'))).StorageBanners

/** The banners about the storage and the account, whose code loads once the first screen is there. */
export function LazyStorageBanners() {
  const Banners = useAsync(loadBanners, []).value
  return Banners && <Banners />
}
