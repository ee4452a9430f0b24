interface Bundle {
  files: { path: string; contents: string | Uint8Array }[]
  inputs: string[]
  began: number
}

export function storedBundle(root: string, record: string): string | undefined
export function storeBundle(root: string, record: string, bundle: Bundle): string
