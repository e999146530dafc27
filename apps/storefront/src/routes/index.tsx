import { createFileRoute } from '@tanstack/react-router'
import { useWords } from '../language/language-context.tsx'

export const Route = createFileRoute('/')({ component: HomePage })

function HomePage() {
  const words = useWords('home')
  return <main>{words.shopName}</main>
}
