import { useEffect } from 'react'
import { ConnectionBar } from '../connection/connection-bar.tsx'
import { giveBackFields } from '../connection/kept-fields.ts'
import { ProgressBar } from './progress-bar.tsx'
import { usePlaceAcrossDocuments } from './use-place-across-documents.ts'
import { usePressedButtonFocus } from './use-pressed-button-focus.ts'
import { useRouteFocus } from './use-route-focus.ts'
import { useScrollByAction } from './use-scroll-by-action.ts'

/** What a page needs only once it can be left: progress, focus and place of a navigation, and what is said of one that fails. */
export default function HydratedParts() {
  useRouteFocus()
  useScrollByAction()
  usePlaceAcrossDocuments()
  usePressedButtonFocus()
  useEffect(() => void giveBackFields(), [])
  return (
    <>
      <ProgressBar />
      <ConnectionBar />
    </>
  )
}
