import { AccountSpaceBanner } from './account-space-banner.tsx'
import { LazyInstallHint } from './lazy-install-hint.tsx'
import { StorageBanners } from './storage-banners.tsx'

/** All banners above a screen of the builder. */
export const Banners = () => (
  <>
    <StorageBanners />
    <AccountSpaceBanner />
    <LazyInstallHint />
  </>
)
