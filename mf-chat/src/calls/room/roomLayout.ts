import { LOW_SCREEN } from '@mentor-connect/ui'

/** Height of the frame's header on a phone; its tab bar states its own. */
export const HEADER = '4rem'

/** Heights of the controls of a call, which stay in reach, without and with names below their icons. */
export const CONTROLS = { phone: '4rem', tablet: '4.25rem' }

/** Applies to phones that are held sideways, on which the picture would have no height between its neighbours. */
export const SIDEWAYS = `(orientation: landscape) and ${LOW_SCREEN}`
export const sideways = `@media ${SIDEWAYS}`

/** Width of the column beside the picture on such a phone. It holds everything but the picture. */
export const SIDE_COLUMN = '13.5rem'
