import { useContext } from 'react'
import { SlotsContext, type Slots } from './SlotsContext'

/** Returns the additions of other areas; empty in a shell that does not know slots. */
export const useSlots = (): Slots => useContext(SlotsContext)
