// Entry point of the thread that draws share pictures.
import { serveThread } from '../../platform/threads/serveThread'
import { drawPicture } from './drawing/drawPicture'

serveThread(drawPicture)
