"""The chapters of Rivers & Rafts as tests."""
