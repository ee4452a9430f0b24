import { urlTemplate } from '../readers'
import type { Setting } from './setting'

/** Sessions and workshops. */
export const meetingSettings = {
  meetingUrlTemplate: {
    about:
      'where sessions and workshops take place whose mentor has given no link of a video call: an https address with `{id}`, for example `https://meet.jit.si/mentor-connect-{id}`. `{id}` becomes 32 hexadecimal digits that nobody can guess. Without it, the two people agree in chat where they meet',
    default: undefined,
    defaultText: 'none',
    read: urlTemplate,
  } as Setting<string | undefined>,
}
