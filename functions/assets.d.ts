declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

declare module '*.ttf?url' {
  /** Address of the file among the built assets. */
  const address: string
  export default address
}
