import * as age from './age'
import * as blocks from './blocks'
import * as restrictions from './restrictions'
import * as safety from './safety'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [age, blocks, restrictions, safety]
