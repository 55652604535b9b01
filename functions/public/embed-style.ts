/**
 * The style of embeds, in the colours of src/styles. It is written into the page, which loads nothing but images; so the
 * fonts are those of the device. Images are drawn for paper, so they keep some of it in the dark.
 */
export const embedStyle = `:root{color-scheme:light dark;background:light-dark(#fffdf8,#2a2826);color:light-dark(#231c15,#f1eadd);font:1rem/1.45 "Alegreya Sans",system-ui,sans-serif}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
body{margin:0;padding:1rem 1.125rem;overflow-wrap:anywhere}
h1{margin:0;font:400 1.5rem/1.2 Georgia,serif;text-wrap:balance}
p{margin:.25rem 0 0;color:light-dark(#574c40,#c9c0b2)}
h2{margin:1.125rem 0 .375rem;padding-top:.5rem;border-top:1px solid light-dark(#dfd6c5,#403c38);font-size:1rem}
h2 span{font-weight:400;color:light-dark(#574c40,#c9c0b2)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,10.5rem),1fr));gap:.25rem .75rem;margin:0;padding:0;list-style:none}
.abilities ul{grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:.625rem 1.25rem}
li{display:flex;gap:.5rem;align-items:center;min-height:2rem}
.abilities li{align-items:start}
li>img,li>i{flex:none;width:2rem;height:2rem;object-fit:contain}
li>img{border-radius:.375rem;background:light-dark(transparent,#f1eadd)}
li>i{box-sizing:border-box;border:.75rem solid transparent;background:currentColor content-box;border-radius:50%}
li p{margin:0;font-size:.9375rem}
footer{margin-top:1.125rem;padding-top:.75rem;border-top:1px solid light-dark(#dfd6c5,#403c38)}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:light-dark(#006590,#4fbceb)}
a:focus-visible{outline:3px solid light-dark(#006f9b,#ffe901);outline-offset:2px}
`
