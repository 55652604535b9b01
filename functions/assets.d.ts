declare module '*.wasm' {
  const module: WebAssembly.Module
  export = module
}

declare module '*.ttf?url' {
  /** URL of the file among the built assets. */
  const address: string
  export = address
}

interface ImportMetaEnv {
  /** Origin of the site that this build is for. */
  readonly SITE: string
  readonly PUBLIC_IMAGE_HOST?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
