import { z } from 'zod'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { jsonResponse } from '../responses.ts'

const session = z.object({
  state: z.enum(['in', 'out', 'expired']),
  user: z
    .object({
      id: z.string().meta({ description: 'Identifies the account. It isn’t the identity provider’s ID.' }),
      name: z.string(),
      picture: z.string().optional()
    })
    .optional()
})
const next = jsonResponse('The next URL.', z.object({ url: z.string() }))
const signedOut = jsonResponse(
  'The next URL, and whether copies of the cookie are invalid.',
  z.object({
    url: z.string(),
    ended: z.boolean().meta({
      description:
        'False when the database can’t be reached. This browser is signed out, but copies of the cookie stay valid for up to 1 hour, or until a sign-out on all devices.'
    })
  })
)

const textParam = (description: string) => z.string().optional().meta({ param: { description } })

/** Routes for the session, sign-in and sign-out. */
export const sessionRouteDocs: RouteDocs = {
  [workerPaths.session]: {
    get: {
      id: 'readSession',
      tag: 'Session',
      summary: 'The signed-in user',
      description: 'Renews an expired session. No other route does.',
      responses: {
        200: jsonResponse(
          'The user, `out` without a session, or `expired` when the session couldn’t be renewed.',
          session
        )
      },
      refusals: ['unavailable'],
      limit: 'READ_RATE'
    }
  },
  [workerPaths.signIn]: {
    post: {
      id: 'signIn',
      tag: 'Session',
      summary: 'Starts a sign-in',
      description: 'Returns the URL at the identity provider, which redirects back to this site.',
      params: {
        header: z.object({
          'X-Auth-Return-Redirect': z
            .literal('1')
            .optional()
            .meta({ param: { description: 'Requests the URL as JSON instead of a redirect.' } })
        })
      },
      body: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: z.object({
              callbackUrl: z.string().optional().meta({ description: 'The page of this site to return to.' })
            })
          }
        }
      },
      responses: { 200: next, 302: { description: 'A redirect to the same URL.' } },
      refusals: ['request_forged', 'form_too_large', 'sign_in_not_set_up', 'sign_in_unreachable'],
      limit: 'READ_RATE'
    }
  },
  [workerPaths.signInCallback]: {
    get: {
      id: 'finishSignIn',
      tag: 'Session',
      summary: 'Finishes a sign-in: the identity provider’s callback',
      description: 'Requires the provider’s parameters and the cookies set when the sign-in started.',
      params: {
        query: z.object({
          code: textParam('The provider’s authorization code.'),
          state: textParam('The state from the start of the sign-in.'),
          iss: textParam('The provider’s issuer URL.')
        })
      },
      responses: { 302: { description: 'A redirect to the page where the sign-in started.' } },
      refusals: ['sign_in_not_set_up'],
      limit: 'READ_RATE'
    }
  },
  [workerPaths.signOut]: {
    post: {
      id: 'signOut',
      tag: 'Session',
      summary: 'Signs out, here and at the identity provider',
      description: 'Copies of the session cookie become invalid too.',
      responses: { 200: signedOut },
      refusals: ['request_forged']
    }
  },
  [workerPaths.signOutEverywhere]: {
    post: {
      id: 'signOutEverywhere',
      tag: 'Session',
      summary: 'Signs out on all devices',
      description: 'Ends all of the user’s sessions. Returns the next URL.',
      signedIn: 'to change',
      responses: { 200: next }
    }
  }
}
