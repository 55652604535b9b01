import { PartBoundary } from '../builder/part-boundary.tsx'
import { AccountSpaceBanner } from './account-space-banner.tsx'
import { LazyStorageBanners } from './lazy-banners.tsx'
import { LazyInstallation } from './lazy-installation.tsx'

/** All banners above a screen of the builder. */
export const Banners = () => (
  <PartBoundary>
    <LazyStorageBanners />
    <AccountSpaceBanner />
    <LazyInstallation />
  </PartBoundary>
)
