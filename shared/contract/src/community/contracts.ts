import * as own from './own'
import * as posts from './posts'
import * as questions from './questions'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [questions, posts, own]
