import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '@mentor-connect/contract/rules/sharePictures'
import sharp from 'sharp'
import { svg } from '../../../courses/media/svg'
import type { PictureTask } from '../shownOnPictures'
import { courseCard } from './courseCard'
import { mentorCard } from './mentorCard'
import { siteCard } from './siteCard'

/** Draws a share picture as PNG. */
export async function drawPicture(task: PictureTask): Promise<Buffer> {
  const drawn = svg(SHARE_PICTURE_WIDTH, SHARE_PICTURE_HEIGHT, await cardOf(task))
  return sharp(Buffer.from(drawn))
    .png({ palette: true, quality: 90, effort: 4, compressionLevel: 9 })
    .toBuffer()
}

function cardOf({ shown, ...task }: PictureTask): Promise<string> | string {
  if (shown.kind === 'course') return courseCard(shown, task)
  if (shown.kind === 'mentor') return mentorCard(shown, task)
  return siteCard(task.locale)
}
