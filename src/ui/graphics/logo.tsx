import './logo.css'

/** The logo: an arch with a bell. Hidden from screen readers: place the product's name beside it. */
export const Logo = ({ size = 30 }: { size?: number | undefined }) => (
  <svg className="logo" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path
      d="M5 28.6V14.8C5 8.4 9.6 4.2 16 1.8c6.4 2.4 11 6.6 11 13v13.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    />
    <path d="M2.4 29.4h27.2" stroke="currentColor" strokeWidth="2.4" />
    <path
      className="logo-bell"
      d="M16 8.4c1 0 1.7.7 1.7 1.6 3 .9 4.2 3.4 4.3 6.6.1 2.9.8 4.6 2.3 6H7.7c1.5-1.4 2.2-3.1 2.3-6 .1-3.2 1.3-5.7 4.3-6.6 0-.9.7-1.6 1.7-1.6ZM13.6 24.4h4.8a2.4 2.4 0 0 1-4.8 0Z"
    />
  </svg>
)
