declare module '*.wasm' {
  const module: WebAssembly.Module
  export = module
}

declare module '*.ttf?url' {
  /** Address of the file among the built assets. */
  const address: string
  export = address
}

interface ImportMetaEnv {
  /** Where the site is, as it was built for. */
  readonly SITE: string
  readonly PUBLIC_IMAGE_HOST?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
