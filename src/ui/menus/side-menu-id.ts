/** Element id of the page's side menu, which is a drawer below 900 px. */
export const sideMenuId = 'side-menu'
