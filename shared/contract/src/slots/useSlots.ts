import { useContext } from 'react'
import { SlotsContext, type Slots } from './SlotsContext'

/** What other areas add; nothing in a shell that does not know slots. */
export const useSlots = (): Slots => useContext(SlotsContext)
