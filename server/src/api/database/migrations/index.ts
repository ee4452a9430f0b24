import * as first from './001-first'
import * as signUp from './002-sign-up'
import * as oauth from './003-oauth'
import * as trust from './004-trust'
import * as activity from './005-activity'
import * as credentials from './006-credentials'
import * as listing from './006-listing'
import * as listingByDomain from './006-listing-by-domain'
import * as authoring from './007-authoring'
import * as retiredKeys from './008-retired-keys'

/** All migrations in the order of their names. A released one is never changed; a new one is added. */
export const migrations = {
  '001-first': first,
  '002-sign-up': signUp,
  '003-oauth': oauth,
  '004-trust': trust,
  '005-activity': activity,
  '006-credentials': credentials,
  '006-listing': listing,
  '006-listing-by-domain': listingByDomain,
  '007-authoring': authoring,
  '008-retired-keys': retiredKeys,
}
