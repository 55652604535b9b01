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
  /** Address of the site that this build is for. */
  readonly PUBLIC_SITE?: string
  readonly PUBLIC_IMAGE_HOST?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
