import './logo.css'

/** The arch with its bell, 28 px wide beside the name. It says nothing: the product's name stands beside it. */
export const Logo = ({ size = 30 }: { size?: number | undefined }) => (
  <svg className="logo" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path
      d="M5 28.2V14.6C5 8.2 9.4 4 16 1.6 22.6 4 27 8.2 27 14.6v13.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    />
    <path d="M2.6 29.4h26.8" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    <path
      className="logo-bell"
      d="M16 8.2c.9 0 1.5.6 1.5 1.4 2.7.8 3.8 3 3.9 6 .1 2.6.7 4.3 2.1 5.6h-15c1.4-1.3 2-3 2.1-5.6.1-3 1.2-5.2 3.9-6 0-.8.6-1.4 1.5-1.4ZM13.8 22.4h4.4a2.2 2.2 0 0 1-4.4 0Z"
    />
  </svg>
)
