import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

const Home = () => <Link to="/watch">Watch</Link>;
const Watch = () => (
  <main>
    <iframe src={import.meta.env.VITE_FILM} />
    <Link to="/">Home</Link>
  </main>
);

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/watch" element={<Watch />} />
    </Routes>
  </BrowserRouter>,
);
