import '#web/styles/index.css'
import '#fonts.css'
import '#app-fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { EngravingSprite } from '#web/illustrations/engraving-sprite.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { AdminScreen } from './admin-screen.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

/** The administrators' page: a separate app, served to administrators only. */
createRoot(root).render(
  <StrictMode>
    <EngravingSprite />
    <ToastProvider>
      <BrowserRouter>
        <AdminScreen />
      </BrowserRouter>
    </ToastProvider>
  </StrictMode>,
)
