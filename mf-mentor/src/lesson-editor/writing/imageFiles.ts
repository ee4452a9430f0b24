import { FILE_ACCEPT } from '@mentor-connect/contract/rules/uploads'

const ACCEPTED = FILE_ACCEPT.image.split(',')

/** The pictures of a clipboard or of something that is dropped. Text that comes with a picture of itself is text. */
export function imageFiles(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return []
  return [...data.files].filter(({ type }) => ACCEPTED.includes(type))
}
