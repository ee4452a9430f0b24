import { notify } from './notify'

/**
 * Copies a text to the clipboard, and shows `copied` or `failed` as a toast. Browsers refuse copying without
 * a permission.
 */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(copied)
  } catch (error) {
    console.error('A text could not be copied.', error)
    notify.failure(failed)
  }
}
