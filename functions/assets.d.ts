declare module '*.wasm' {
  const module: WebAssembly.Module
  export = module
}

declare module '*.ttf?url' {
  /** Address of the file among the built assets. */
  const address: string
  export = address
}
