/**
 * The style of message pages, in the colours of src/styles. It is written into the page, which needs no built file; so the
 * fonts are those of the device.
 */
export const messageStyle = `<style>
:root{color-scheme:light dark;background:light-dark(#f7f3ea,#212121);color:light-dark(#231c15,#f1eadd);font:1.0625rem/1.5 "Alegreya Sans",system-ui,sans-serif}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
body{max-width:36rem;margin:0 auto;padding:1.25rem 1.25rem 3rem}
header a{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;color:inherit;font:1.5rem/1 Georgia,serif;text-decoration:none}
.bell{fill:light-dark(#85171a,#ffe901)}
main{margin-top:12vh}
h1{margin:0;font:400 2.25rem/1.15 Georgia,serif;text-wrap:balance}
h1::after{content:"";display:block;height:2px;margin:.75rem 0 1.25rem;border:solid currentColor;border-width:3px 0 1px}
p{margin:0 0 1.75rem;color:light-dark(#574c40,#c9c0b2)}
ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:0;padding:0;list-style:none}
li a{display:inline-flex;align-items:center;min-height:44px;padding:0 1.125rem;box-sizing:border-box;border:1px solid light-dark(#857a69,#8f867a);border-radius:8px;background:light-dark(#fffdf8,#2a2826);color:inherit;font-weight:500;text-decoration:none}
li:first-child a{border-color:transparent;background:light-dark(#006f9b,#0096d1);color:light-dark(#fff,#06161e)}
a:focus-visible{outline:3px solid light-dark(#006f9b,#ffe901);outline-offset:2px}
</style>`

/** Applies the colour scheme that the visitor has chosen, as pages do. */
export const messageTheme = `<script>try{document.documentElement.dataset.theme=localStorage.getItem('theme')||''}catch{}</script>`
