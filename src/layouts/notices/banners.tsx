import { PartBoundary } from '../builder/part-boundary.tsx'
import { AccountSpaceBanner } from './account-space-banner.tsx'
import { LazyInstallation } from './lazy-installation.tsx'
import { StorageBanners } from './storage-banners.tsx'

/** All banners above a screen of the builder. */
export const Banners = () => (
  <PartBoundary>
    <StorageBanners />
    <AccountSpaceBanner />
    <LazyInstallation />
  </PartBoundary>
)
